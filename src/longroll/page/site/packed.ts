/** Large files travel compressed, since not every server compresses them. The service worker keeps them unpacked, and says
 * so: then a browser also keeps what it has compiled of them. */

export const isUnpacked = (answer: Response): boolean => answer.headers.has("x-unpacked");

const MAGIC = [0x1f, 0x8b];

/** Some servers tell the browser to unpack a file of this kind: then there is nothing left to do. */
export async function unpack(body: ReadableStream<Uint8Array<ArrayBuffer>>, type: string): Promise<Response> {
  const [first, all] = body.tee();
  const reader = first.getReader();
  const { value } = await reader.read();
  void reader.cancel();
  const isPacked = MAGIC.every((byte, place) => value?.[place] === byte);
  return new Response(isPacked ? all.pipeThrough(new DecompressionStream("gzip")) : all, { headers: { "content-type": type } });
}
