/** What the fake device returns, in base64url and in bytes. */
const bytes = (text: string) => new TextEncoder().encode(text).buffer;

class FakeCredential {
  readonly rawId = bytes('key');
  constructor(readonly response: unknown) {}
}
class FakeAttestation {
  readonly clientDataJSON = bytes('client');
  readonly attestationObject = bytes('made');
}
class FakeAssertion {
  readonly clientDataJSON = bytes('client');
  readonly authenticatorData = bytes('device');
  readonly signature = bytes('signed');
}

/** WebAuthn of a test's browser, which jsdom lacks: a device that confirms until it refuses. */
export function fakeCredentials() {
  let refusal: string | undefined;
  const challenges: string[] = [];
  const answer =
    (response: unknown) =>
    (options: { readonly publicKey?: { readonly challenge: Uint8Array } | undefined }) => {
      if (options.publicKey) challenges.push(new TextDecoder().decode(options.publicKey.challenge));
      return refusal === undefined
        ? Promise.resolve(new FakeCredential(response))
        : Promise.reject(new DOMException('', refusal));
    };
  const install = () => {
    refusal = undefined;
    challenges.length = 0;
    Object.assign(window, {
      PublicKeyCredential: FakeCredential,
      AuthenticatorAttestationResponse: FakeAttestation,
      AuthenticatorAssertionResponse: FakeAssertion,
    });
    Object.assign(navigator, {
      credentials: { create: answer(new FakeAttestation()), get: answer(new FakeAssertion()) },
    });
  };
  const take = () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  };
  return {
    /** Before each test. */
    install,
    made: { credentialId: 'a2V5', clientData: 'Y2xpZW50', attestation: 'bWFkZQ' },
    signed: {
      credentialId: 'a2V5',
      clientData: 'Y2xpZW50',
      authenticatorData: 'ZGV2aWNl',
      signature: 'c2lnbmVk',
    },
    /** What the device was asked to sign. */
    challenges: () => challenges,
    refuse: (name: 'NotAllowedError' | 'InvalidStateError') => {
      refusal = name;
    },
    allow: () => {
      refusal = undefined;
    },
    /** Makes it a browser without passkeys; after each test. */
    take,
  };
}
