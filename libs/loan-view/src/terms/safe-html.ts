import DOMPurify from 'dompurify';

/** Enough for an agreement: nothing in it loads, sends, runs or covers the page. */
const allowedTags = 'h1 h2 h3 h4 p ul ol li table thead tbody tr th td strong em br a'.split(' ');

/**
 * Allowed link targets: a listed site, a mailbox or a telephone number; never a page of the app, which an agreement
 * must not control. The host must be followed by its end, so that neither a user name nor a longer host matches.
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
 * Sanitizes the lender's HTML by allow lists: removes other tags (keeping their text), attributes and URLs.
 * @param hosts sites that a link may point to
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
