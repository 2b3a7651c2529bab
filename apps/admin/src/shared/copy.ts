import { isApiError } from '@crepas/api';
import type { OrderDiscount } from '@crepas/domain';
import type { SessionEnd } from './session/sessionEnd.ts';
import type { SignInRefusal } from './session/signInRefusal.ts';

export const toolCopy = (shopName: string): string => `Administración ${shopName}`;

/** The text of the browser tab: the number of orders waiting to be accepted, then the screen. */
export const titleOf = (screen: string, waiting: number, shopName: string): string =>
  `${waiting > 0 ? `(${waiting}) ` : ''}${screen} · ${toolCopy(shopName)}`;

export function signInRefusalCopy(refusal: SignInRefusal): string {
  switch (refusal) {
    case 'wrongCredentials':
      return 'Correo o contraseña incorrectos.';
    case 'invalidEmail':
      return 'Eso no es un correo. Revísalo e intenta de nuevo.';
    case 'tooManyTries':
      return 'Demasiados intentos. Espera unos minutos e intenta de nuevo.';
    case 'disabled':
      return 'Tu cuenta está desactivada.';
    case 'network':
      return 'No hay conexión. Revisa tu internet e intenta de nuevo.';
    case 'pageRefused':
      return 'Google no reconoció esta página. Recárgala, o ábrela en Chrome o Safari sin bloqueadores.';
    case 'unknown':
      return 'Algo salió mal. Intenta de nuevo.';
  }
}

/** Null where there is nothing to explain. */
export function sessionEndCopy(because: SessionEnd): string | null {
  switch (because) {
    case 'noAccess':
      return 'Tu cuenta no tiene acceso.';
    case 'expired':
      return 'Tu sesión terminó. Inicia sesión de nuevo.';
    case 'left':
      return null;
  }
}

/** What an order's code is called where its discount stands: «Código CREPA10» */
export const codeLabel = ({ name }: Pick<OrderDiscount, 'name'>): string => `Código ${name}`;

/** The age of an event, in few letters: «8 min», «1:25 h». A device clock behind the server's gives «ahora». */
export function ageCopy(date: Date, nowMs: number): string {
  const minutes = Math.floor((nowMs - date.getTime()) / 60_000);
  if (minutes < 1) return 'ahora';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours}:${String(minutes % 60).padStart(2, '0')} h`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 día' : `${days} días`;
}

/** The backend's `error` field; undefined when there is none. */
export const serverReason = (error: unknown): string | undefined =>
  isApiError(error) ? error.serverMessage : undefined;

export const missingCopy = 'Este campo es requerido';

/** Where products are chosen. */
export const productsFailedCopy = 'No pudimos cargar los productos. Intenta de nuevo.';

/** «Cocina, Barra y Terraza» */
export const listed = (words: readonly string[]): string => new Intl.ListFormat('es').format(words);
