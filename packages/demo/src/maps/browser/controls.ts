import { earthRadius, radians } from '../city/geometry.ts';
import { element } from './dom.ts';
import type { MapCamera } from './mapCamera.ts';
import { worldSize } from './projection.ts';

const shortestBar = 45;
const roundMetres = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];
const smallPrint: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  bottom: '0',
  padding: '0 5px',
  font: '10px/14px Roboto, Arial, sans-serif',
  color: '#444',
  background: 'rgba(245, 245, 245, .8)',
  pointerEvents: 'none',
};

/** The notice that the city is fictitious. */
export const createNotice = () =>
  element('div', { ...smallPrint, right: '0' }, 'Mapa de demostración · calles y números ficticios');

export const createScaleBar = () =>
  element('div', {
    ...smallPrint,
    left: '0',
    padding: '0',
    margin: '0 0 3px 6px',
    textAlign: 'center',
    background: 'none',
    borderBottom: '2px solid #666',
  });

/** Fits the bar to a round distance at the map's latitude and zoom. */
export function updateScaleBar(bar: HTMLElement, lat: number, zoom: number): void {
  const pixelsPerMetre = (worldSize * 2 ** zoom) / (2 * Math.PI * earthRadius) / Math.cos(radians(lat));
  const metres = roundMetres.find((distance) => distance * pixelsPerMetre > shortestBar) ?? 200_000;
  bar.textContent = metres >= 1000 ? `${metres / 1000} km` : `${metres} m`;
  bar.style.width = `${metres * pixelsPerMetre}px`;
}

function zoomButton(map: MapCamera, symbol: string, label: string, step: number): HTMLButtonElement {
  const button = element(
    'button',
    {
      display: 'block',
      width: '44px',
      height: '44px',
      padding: '0',
      border: '0',
      font: '300 26px/44px Roboto, Arial, sans-serif',
      color: '#444',
      background: '#fff',
      cursor: 'pointer',
    },
    symbol,
  );
  button.type = 'button';
  button.title = label;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', () => map.setZoom((map.get('zoom') ?? 0) + step));
  return button;
}

export function createZoomButtons(map: MapCamera): HTMLElement {
  const box = element('div', {
    position: 'absolute',
    right: '10px',
    bottom: '24px',
    borderRadius: '4px',
    overflow: 'hidden',
    boxShadow: '0 1px 4px -1px rgba(0, 0, 0, .4)',
  });
  box.append(zoomButton(map, '+', 'Acercar', 1), zoomButton(map, '−', 'Alejar', -1));
  // A press on a button must not reach the map behind it.
  for (const type of ['pointerdown', 'dblclick', 'click'])
    box.addEventListener(type, (event) => event.stopPropagation());
  return box;
}
