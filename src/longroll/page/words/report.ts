/** A session report: what happened, as text to send to a friend. */

export interface Told {
  heading: boolean;
  sentence: string;
  rule: string;
}

export function writeReport(title: string, told: Told[]): string {
  const lines = told.map((one) => (one.heading ? `\n## ${one.sentence}` : `- ${one.sentence} [${one.rule}]`));
  return [`# ${title}`, ...lines].join("\n").concat("\n");
}
