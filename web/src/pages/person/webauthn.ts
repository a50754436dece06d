// Passkeys as browsers make and use them: WebAuthn speaks of bytes, the server of base64url.
import type { Passkeys } from '../../net/messages';
import { isLoopback, ownAddress } from '../lobby/links/addresses';

type Options = Readonly<Record<string, unknown>>;
interface Described {
  readonly id: string;
  readonly type: PublicKeyCredentialType;
}

type Reason = 'not-installed' | 'no-name' | 'localhost' | 'insecure' | 'browser';

/** Why passkeys are not available here; null if they are. */
export function whyNoPasskeys(server: Passkeys['why_not'] = ''): Reason | null {
  if (server === 'not-installed') return server;
  if (atLocalhost()) return 'localhost';
  if (server !== '') return server;
  if (!window.isSecureContext) return 'insecure';
  return 'PublicKeyCredential' in window ? null : 'browser';
}

/** Passkeys are bound to a name: the same server by its other address, where this one is the number of this machine. */
export function atLocalhost(): string | null {
  const address = new URL(ownAddress());
  if (!isLoopback(address.href) || address.hostname === 'localhost') return null;
  address.hostname = 'localhost';
  return address.href;
}

const bytes = (text: unknown): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(String(text).replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const described = (list: unknown): PublicKeyCredentialDescriptor[] =>
  ((list ?? []) as Described[]).map((one) => ({ ...one, id: bytes(one.id) }));

/** Asks the browser for a new passkey; null where the person changed their mind. */
export async function makePasskey(options: Options): Promise<unknown> {
  const user = options['user'] as PublicKeyCredentialUserEntity & { readonly id: string };
  const publicKey = {
    ...options,
    challenge: bytes(options['challenge']),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: described(options['excludeCredentials']),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await navigator.credentials.create({ publicKey }).catch(changedMind);
  if (!(made instanceof PublicKeyCredential)) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    ...plain(made),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
    },
  };
}

/** Has a passkey sign the server's challenge; null where the person changed their mind. */
export async function usePasskey(options: Options): Promise<unknown> {
  const publicKey = {
    ...options,
    challenge: bytes(options['challenge']),
    allowCredentials: described(options['allowCredentials']),
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = await navigator.credentials.get({ publicKey }).catch(changedMind);
  if (!(used instanceof PublicKeyCredential)) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    ...plain(used),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: response.userHandle ? text(response.userHandle) : null,
    },
  };
}

const plain = (credential: PublicKeyCredential): object => ({
  id: credential.id,
  rawId: text(credential.rawId),
  type: credential.type,
  clientExtensionResults: {},
});

/** Closing the browser's dialog is not an error, nor is a device that already has a passkey of this person. */
function changedMind(error: unknown): null {
  if (error instanceof DOMException && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name))
    return null;
  throw error;
}
