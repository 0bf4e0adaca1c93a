interface ScriptPolicy {
  /** The result is not a string but a TrustedScriptURL. */
  createScriptURL: (address: string) => string;
}

interface PolicyMaker {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    readonly trustedTypes?: PolicyMaker;
  }
}

/** The page's content security policy allows this name, once. */
const policyName = 'clearloan';

function onlyOwn(address: string): string {
  const { href, origin } = new URL(address, window.location.href);
  if (origin !== window.location.origin) throw new TypeError(`${origin} is not the origin of this page`);
  return href;
}

let policy: ScriptPolicy | undefined;

/**
 * The URL of one of the app's scripts, in the form that a worker accepts under the content security policy.
 * @throws TypeError for a URL of another origin
 */
export function ownScript(address: string): string {
  policy ??= window.trustedTypes?.createPolicy(policyName, { createScriptURL: onlyOwn });
  return policy ? policy.createScriptURL(address) : onlyOwn(address);
}
