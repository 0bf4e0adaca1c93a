// @ts-check
/** Buttons post what they carry, then the page shows what waits now. */
const answer = document.querySelector('#answer');

document.addEventListener('click', async (event) => {
  const button = event.target instanceof Element ? event.target.closest('button[data-path]') : null;
  if (!(button instanceof HTMLButtonElement)) return;
  button.disabled = true;
  const field = button.closest('tr')?.querySelector('textarea');
  const typed = field?.value ? { [field.name]: field.value } : {};
  const reply = await fetch(button.dataset.path ?? '', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...JSON.parse(button.dataset.body ?? '{}'), ...typed }),
  });
  if (reply.ok) location.reload();
  else if (answer) answer.textContent = await reply.text();
  button.disabled = false;
});
