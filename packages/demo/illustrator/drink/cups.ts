/** The glaze of a cup and its painting. */
export type CupWare = { glaze: string; inside: string; band: string; accent: string };

export const cups = {
  talavera: { glaze: '#fffaf0', inside: '#fff6e6', band: '#2f62a3', accent: '#e6a32e' },
  barro: { glaze: '#b9603a', inside: '#8f4526', band: '#f6e0bd', accent: '#5e2a14' },
  rosa: { glaze: '#f3b9bd', inside: '#fff3f0', band: '#c62b47', accent: '#fff3f0' },
  hoja: { glaze: '#dfe8cf', inside: '#f8fbef', band: '#1f7a4d', accent: '#f2b544' },
} as const satisfies Record<string, CupWare>;
