import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Condition, DemoPrinter } from './demoPrinter.ts';

const conditions = {
  ready: 'Con papel y cerrada',
  paperOut: 'Sin papel',
  coverOpen: 'Tapa abierta',
  off: 'Apagada',
} as const satisfies Record<Condition, string>;
const isCondition = (text: string): text is Condition => Object.hasOwn(conditions, text);

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page's own script and style stand in it. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'";

const html = (reply: FastifyReply, text: string) =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(text);

/** The address of the printer's own URL on this server: it asks no other one. */
const ownPath = /^(?:https?:\/\/[^/]+)?(\/impresora\/\d{1,9})$/;

/**
 * The page of the demo's printer: the tickets that came out, what is wrong with it, and where its address, user and password
 * are typed.
 */
export const printerPage =
  (printer: DemoPrinter): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.get('/', (_, reply) => html(reply, page(printer)));
    app.get('/papel', (_, reply) => html(reply, paper(printer)));
    app.post<{ Body: Record<string, string> | null }>('/estado', ({ body }, reply) => {
      const next = body?.estado ?? '';
      if (isCondition(next)) printer.put(next);
      return reply.redirect(app.prefix, 303);
    });
    app.post<{ Body: Record<string, string> | null }>('/datos', ({ body }, reply) => {
      const path = ownPath.exec((body?.url ?? '').trim())?.[1];
      if (path !== undefined) {
        printer.pair({
          path,
          user: (body?.usuario ?? '').trim(),
          password: (body?.clave ?? '').trim(),
        });
      }
      return reply.redirect(app.prefix, 303);
    });
  };

function said(printer: DemoPrinter): string {
  if (printer.condition() === 'off') return 'Está apagada.';
  if (printer.isKnown() === false)
    return 'La tienda no la conoce. Agrégala en «Tienda → Impresoras» y escribe abajo sus datos.';
  if (printer.condition() !== 'ready') return `${conditions[printer.condition()]}: los tickets esperan.`;
  return printer.isKnown() ? 'Lista. Acepta un pedido y aquí sale su ticket.' : 'Se está conectando…';
}

const paper = (printer: DemoPrinter) => `<p role="status">${said(printer)}</p>
<ol>${printer
  .tickets()
  .map(
    ({ number, at, picture }) =>
      `<li><p>Ticket ${number} · ${at.toLocaleTimeString('es-MX', { timeZone: 'America/Mexico_City' })}</p>${picture}</li>`,
  )
  .join('')}</ol>`;

const page = (printer: DemoPrinter) => `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Impresora de la demostración</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
form { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1rem 0; }
button, input { min-height: 44px; padding: 0 .75rem; font: inherit; max-width: 100%; box-sizing: border-box; }
button[aria-pressed=true] { font-weight: bold; outline: 3px solid currentColor; }
label { display: grid; flex: 1 1 14rem; }
ol { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none; align-items: start; }
li { max-width: 100%; }
svg { display: block; max-width: 100%; height: auto; padding: 16px; box-sizing: border-box; background: #fff; border: 1px solid #999; }
</style></head><body>
<h1>Impresora de la demostración</h1>
<p>Hace de impresora Star de 80 mm: le pregunta a la tienda por CloudPRNT cada 5 segundos, como una de verdad.</p>
<form method="post" action="impresora/estado">${Object.entries(conditions)
  .map(
    ([key, label]) =>
      `<button name="estado" value="${key}" aria-pressed="${key === printer.condition()}">${label}</button>`,
  )
  .join('')}</form>
<div id="papel">${paper(printer)}</div>
<details><summary>Sus datos: como se escriben en una de verdad</summary>
<form method="post" action="impresora/datos">
<label>Server URL<input name="url" value="${escaped(printer.login().path)}" autocomplete="off"></label>
<label>User Name<input name="usuario" value="${escaped(printer.login().user)}" autocomplete="off"></label>
<label>Password<input name="clave" autocomplete="off"></label>
<button>Guardar</button></form></details>
<script>setInterval(async () => { try { const r = await fetch('impresora/papel'); if (r.ok) { const text = await r.text(); const place = document.getElementById('papel'); if (place.innerHTML !== text && place.dataset.last !== text) { place.innerHTML = text; place.dataset.last = text; } } } catch {} }, 2000);</script>
</body></html>`;
