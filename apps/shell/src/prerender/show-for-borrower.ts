/** A page that is prerendered for a visitor brings the same screen for a borrower in a template: shows that one instead. */
export function showPrerenderedForBorrower(): void {
  const place = document.getElementById('app');
  const template = document.querySelector<HTMLTemplateElement>('template[data-prerendered$=" borrower"]');
  if (place === null || template === null) return;
  place.replaceChildren(template.content);
  place.dataset['prerendered'] = template.dataset['prerendered'];
}
