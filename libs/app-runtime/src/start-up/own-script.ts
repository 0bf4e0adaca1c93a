interface ScriptPolicy {
  /** What comes back is no text to the browser but the mark that the policy let it through. */
  createScriptURL: (address: string) => string;
}

interface PolicyMaker {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

declare global {
  interface Window {
    /** Only browsers that know Trusted Types have it. */
    readonly trustedTypes?: PolicyMaker;
  }
}

/** The page's content policy knows this name, and takes it once. */
const policyName = 'clearloan';

function onlyOwn(address: string): string {
  const { href, origin } = new URL(address, window.location.href);
  if (origin !== window.location.origin) throw new TypeError(`${origin} gives this page no scripts`);
  return href;
}

let policy: ScriptPolicy | undefined;

/**
 * The address of a script of this app, as a worker takes it under the page's content policy.
 * @throws TypeError for an address of somebody else
 */
export function ownScript(address: string): string {
  policy ??= window.trustedTypes?.createPolicy(policyName, { createScriptURL: onlyOwn });
  return policy ? policy.createScriptURL(address) : onlyOwn(address);
}
