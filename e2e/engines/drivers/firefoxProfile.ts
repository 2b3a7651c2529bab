import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** No server: every request to another machine is refused at once. */
const nowhere = 'data:,';

/**
 * Firefox with a customer's settings, but without first-run pages, and with requests to the shop only.
 * Firefox's recommended preferences for automation are off: they allow pop-ups and report every network as online.
 */
const preferences = {
  'remote.prefs.recommended': false,
  'dom.disable_open_during_load': true,
  'dom.w3c_touch_events.enabled': 1,
  // On a slow machine a tap lasts long, and must not become a long press.
  'apz.max_tap_time': 60_000,
  'ui.click_hold_context_menus.delay': 60_000,
  'dom.file.createInChild': true, // for input.setFiles
  'geo.enabled': true,
  'intl.accept_languages': 'es-MX,es,en',
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.aboutwelcome.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.newtabpage.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.translations.enable': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.region.network.url': '',
  'browser.search.update': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'toolkit.telemetry.enabled': false,
  'toolkit.telemetry.server': nowhere,
  'toolkit.telemetry.unified': false,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'extensions.update.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'services.settings.server': nowhere,
  'dom.push.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.http.speculative-parallel-limit': 0,
  'network.trr.mode': 5,
  // The discard port refuses. Localhost is reached without the proxy.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  // A password manager's dialog would cover the page.
  'signon.rememberSignons': false,
  'security.sandbox.warn_unprivileged_namespaces': false,
} as const;

export function writeFirefoxProfile(folder: string): void {
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join('\n'));
}
