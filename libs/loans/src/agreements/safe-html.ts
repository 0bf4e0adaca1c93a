import DOMPurify from 'dompurify';

/** Enough for an agreement: nothing in it loads, sends, runs or covers the page. */
const allowedTags = 'h1 h2 h3 h4 p ul ol li table thead tbody tr th td strong em br a'.split(' ');

/**
 * Where a link may lead: to a listed site, a mailbox or a telephone; not into our own pages, which an agreement has no say
 * over. Behind the host comes its end, so that neither a user name nor a longer host passes for it.
 */
function addressesTo(hosts: readonly string[]): RegExp {
  const names = hosts.map((host) => host.replace(/[^\w-]/g, '\\$&')).join('|');
  return hosts.length === 0
    ? /^(?:mailto:|tel:)/i
    : new RegExp(`^(?:mailto:|tel:|https://(?:${names})(?:[/?#]|$))`, 'i');
}

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

/**
 * The lender's HTML with everything taken out that is not on the list: tags (their words stay), attributes, addresses.
 * @param hosts sites that a link may lead to
 */
export const safeHtml = (html: string, hosts: readonly string[]) =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: addressesTo(hosts),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
