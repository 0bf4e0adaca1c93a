/**
 * A page that is prerendered for a borrower brings the same screen for a visitor in a template: shows the one that fits. The
 * borrower's stands first, because it is a skeleton: until this runs, nobody who is logged in may read "Log in".
 */
export function showPrerenderedFor(visitor: 'borrower' | 'visitor'): void {
  const place = document.getElementById('app');
  const template = document.querySelector<HTMLTemplateElement>(`template[data-prerendered$=" ${visitor}"]`);
  if (place === null || template === null) return;
  place.replaceChildren(template.content);
  place.dataset['prerendered'] = template.dataset['prerendered'];
}
