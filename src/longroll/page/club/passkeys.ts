/** Passkeys of this device: the options of the server made into what the browser asks for, and its answer made into JSON. */

import type { Json } from "./api.ts";

/** The player closed the browser's dialog, or there is no passkey here. */
export class NoPasskey extends Error {}

export const passkeysWork = (): boolean => "credentials" in navigator && "PublicKeyCredential" in window;

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

interface Descriptor {
  id: string;
  type: "public-key";
  transports?: AuthenticatorTransport[];
}
const described = (list: unknown): PublicKeyCredentialDescriptor[] => ((list ?? []) as Descriptor[]).map((one) => ({ ...one, id: bytesOf(one.id) }));

export async function createPasskey(options: Json): Promise<Json> {
  const { challenge, user, excludeCredentials, ...rest } = options as Json & { challenge: string; user: Json & { id: string } };
  const publicKey = { ...rest, challenge: bytesOf(challenge), user: { ...user, id: bytesOf(user.id) }, excludeCredentials: described(excludeCredentials) };
  const made = await ask(() => navigator.credentials.create({ publicKey: publicKey as unknown as PublicKeyCredentialCreationOptions }));
  const response = made.response as AuthenticatorAttestationResponse;
  return write(made, { clientDataJSON: textOf(response.clientDataJSON), attestationObject: textOf(response.attestationObject), transports: response.getTransports() });
}

export async function usePasskey(options: Json): Promise<Json> {
  const { challenge, allowCredentials, ...rest } = options as Json & { challenge: string };
  const publicKey = { ...rest, challenge: bytesOf(challenge), allowCredentials: described(allowCredentials) };
  const used = await ask(() => navigator.credentials.get({ publicKey: publicKey as PublicKeyCredentialRequestOptions }));
  const response = used.response as AuthenticatorAssertionResponse;
  return write(used, {
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    userHandle: response.userHandle ? textOf(response.userHandle) : null,
  });
}

async function ask(work: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await work().catch(() => null);
  if (!found) throw new NoPasskey();
  return found as PublicKeyCredential;
}

function write(credential: PublicKeyCredential, response: Json): Json {
  return { id: credential.id, rawId: textOf(credential.rawId), type: credential.type, response, clientExtensionResults: credential.getClientExtensionResults() };
}
