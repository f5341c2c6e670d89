/** A session report: what happened, as text to send to a friend. */

export interface Line {
  heading: boolean;
  sentence: string;
  rule: string;
}

export function writeReport(title: string, lines: Line[]): string {
  const texts = lines.map((one) => (one.heading ? `\n## ${one.sentence}` : `- ${one.sentence} [${one.rule}]`));
  return [`# ${title}`, ...texts].join("\n").concat("\n");
}
