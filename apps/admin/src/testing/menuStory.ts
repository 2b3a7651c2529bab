/** Two products of a menu, and an order of both, as the backend tells them. */

const aProduct = (id_producto: number, nombre: string, precio: number) => ({
  id_producto,
  nombre,
  descripcion: '',
  precio,
  categoria: 1,
  imagen_url: '',
});
const [frutos, cajeta] = [aProduct(1, 'Frutos rojos', 125), aProduct(2, 'Cajeta', 85)];

const anExtra = (id_ingrediente: number, nombre: string, precio_extra: number) => ({
  id_ingrediente,
  nombre,
  descripcion: '',
  precio_extra,
});

/** Calls of the menu. Each answer is made when it is read. */
export const menuAnswers = (platano = () => 15) => ({
  'GET /category-asc': () => Response.json([{ id: 1, nombre: 'Dulces' }]),
  'GET /admin': () => Response.json([frutos, cajeta]),
  'GET /producto-ingredientes/1': () => Response.json([1, 2]),
  'GET /producto-ingredientes/2': () => Response.json([]),
  'GET /ingredientes': () => Response.json([anExtra(1, 'Fresas', 18), anExtra(2, 'Plátano', platano())]),
});

const aLine = (product: ReturnType<typeof aProduct>, cantidad: number) => ({
  id_detalle: product.id_producto,
  id_producto: product.id_producto,
  ids_extras: [] as readonly number[],
  ids_crepas: [],
  imagen: '',
  producto: product,
  cantidad,
  combo: null,
  extras: null as string | null,
  precio_total_extras: 0,
});

export const storyOrder = {
  id_pedido: 7,
  total: 559,
  etapa: 'aceptado',
  telefono_usuario: '5512345678',
  direccion_entrega: 'Colima 5, Roma Norte',
  detalles: [
    { ...aLine(frutos, 3), ids_extras: [1, 2], extras: 'Fresas, Plátano', precio_total_extras: 99 },
    aLine(cajeta, 1),
  ],
};
