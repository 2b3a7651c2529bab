import type { ChangeAction, ChangeKind, LoggedChange } from '@crepas/domain';

export const kindCopy: Readonly<Record<ChangeKind, string>> = {
  product: 'Productos',
  category: 'Categorías',
  group: 'Grupos',
  extra: 'Extras',
  shop: 'Tienda',
  person: 'Datos de personas',
  account: 'Personal',
  order: 'Pedidos',
  printer: 'Impresoras',
  discountCode: 'Códigos',
};

const nouns = {
  product: 'el producto',
  category: 'la categoría',
  extra: 'el extra',
  group: 'el grupo',
  discountCode: 'el código',
} as const;

const verbs: Readonly<Record<ChangeAction, string>> = {
  created: 'Creó',
  changed: 'Cambió',
  deleted: 'Eliminó',
  restored: 'Restauró',
  reordered: 'Reordenó',
};

const accountVerbs: Readonly<Record<ChangeAction, string>> = {
  created: 'Dio acceso a',
  changed: 'Cambió el acceso de',
  deleted: 'Quitó el acceso a',
  restored: 'Devolvió el acceso a',
  reordered: 'Cambió el acceso de',
};

const printerVerbs: Readonly<Record<ChangeAction, string>> = {
  ...verbs,
  created: 'Conectó',
  deleted: 'Quitó',
};

/** «Cambió el producto Nutella» */
export function changeTitle({ kind, action, name, entityId }: LoggedChange): string {
  switch (kind) {
    case 'product':
    case 'category':
    case 'extra':
    case 'group':
    case 'discountCode':
      return action === 'reordered'
        ? `Cambió el orden de ${kind === 'group' ? 'los grupos' : 'las categorías'}`
        : `${verbs[action]} ${nouns[kind]} ${name}`;
    case 'shop':
      return 'Cambió la tienda';
    case 'person':
      return action === 'changed'
        ? `Bloqueó o desbloqueó el teléfono ${name}`
        : 'Borró los datos de una persona';
    case 'order':
      return action === 'changed'
        ? `Cambió el pedido #${entityId}`
        : `Tomó el pedido #${entityId} por teléfono`;
    case 'printer':
      return `${printerVerbs[action]} la impresora ${name}`;
    case 'account':
      return `${accountVerbs[action]} ${name}`;
  }
}

/** Without an account the server did it: data that is forgotten at night. */
export const whoCopy = (by: string): string => by || 'El servidor';
