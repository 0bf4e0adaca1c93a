import { openAndMeasure } from './visit.mjs';
import { newPhone, slowNetwork, slowPage } from './phone.mjs';

/**
 * A first visit and, once the service worker has cached the app's files, a second one on the same phone.
 * @param asked returns the requested paths since its last call
 */
export async function visitTwice(browser, place, storageState, asked) {
  const context = await newPhone(browser, storageState, 'allow');
  try {
    const first = await slowPage(context);
    const cold = await openAndMeasure(first.page, first.cdp, place);
    await first.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await first.page.close();
    await slowWorkers(browser);
    asked();
    const second = await slowPage(context);
    const again = await openAndMeasure(second.page, second.cdp, place);
    // The worker's own script is checked after each visit; it is not on the critical path of the screen.
    const scripts = asked().filter((path) => path.endsWith('.js') && path !== '/sw.js');
    return { cold, again, scripts: scripts.length };
  } finally {
    await context.close();
  }
}

/** A worker's requests bypass its page, so its network is throttled separately. */
async function slowWorkers(browser) {
  const cdp = await browser.newBrowserCDPSession();
  const { targetInfos } = await cdp.send('Target.getTargets');
  const workers = targetInfos.filter(({ type }) => type === 'service_worker');
  if (workers.length === 0)
    throw new Error('No service worker is running: the second visit would look too fast.');
  for (const { targetId } of workers) {
    const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
    let id = 0;
    const send = (method, params) =>
      cdp.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id: (id += 1), method, params }),
      });
    await send('Network.enable', {});
    await slowNetwork(send);
  }
}
