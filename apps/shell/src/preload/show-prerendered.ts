/**
 * A page that is prerendered for a borrower contains the visitor's version in a template. Shows the one that matches. The
 * borrower's version is the default because it is a skeleton: until this runs, no logged-in user must see "Log in".
 */
export function showPrerenderedFor(visitor: 'borrower' | 'visitor'): void {
  const place = document.getElementById('app');
  const template = document.querySelector<HTMLTemplateElement>(`template[data-prerendered$=" ${visitor}"]`);
  if (place === null || template === null) return;
  place.replaceChildren(template.content);
  place.dataset['prerendered'] = template.dataset['prerendered'];
}
