import DOMPurify from 'dompurify';

/** Enough for an agreement: nothing in it loads, sends, runs or covers the page. */
const allowedTags = 'h1 h2 h3 h4 p ul ol li table thead tbody tr th td strong em br a'.split(' ');

/** Where a link may lead; not into our own pages, which an agreement has no say over. */
const allowedAddresses = /^(?:https:|mailto:|tel:)/i;

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

/** The lender's HTML with everything taken out that is not on the list: tags (their words stay), attributes, addresses. */
export const safeHtml = (html: string) =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: allowedAddresses,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
