import type { PaymentMethod } from '@crepas/domain';
import { Section, Text } from '@crepas/ui';

type DataUsesProps = {
  readonly payments: readonly PaymentMethod[];
  /** Whether visits say how fast the pages were. */
  readonly measuresVisits: boolean;
};

/** What is kept, why, who else sees it and how long. It must stay true to what the server stores. */
export const DataUses = ({ payments, measuresVisits }: DataUsesProps) => (
  <>
    <Section title="Qué datos guardamos">
      <ul>
        <li>Tu teléfono, que confirmas con un código por SMS.</li>
        <li>Tu dirección, el número, la referencia y el punto del mapa, si lo marcas.</li>
        <li>Lo que pides, cuándo, el total y con cuánto pagas, si nos lo dices.</li>
        <li>El nombre de quien recibe y tu nota para la cocina, si los escribes.</li>
        <li>Si activas los avisos, el identificador que da tu navegador para mandártelos.</li>
      </ul>
      <Text>{`No pedimos datos sensibles ni de tarjetas: ${
        payments.every((method) => method === 'cash')
          ? 'pagas en efectivo'
          : 'en esta página no se cobra nada'
      }. Si en la nota cuentas una alergia, la usamos solo para preparar tu pedido.`}</Text>
      <Text>
        Tu carrito, tu dirección, tu teléfono y tus pedidos también se quedan en este navegador para tu
        próxima visita. Se borran con «Olvidar mis datos en este teléfono», arriba, o cuando borras los datos
        del sitio.
      </Text>
      {measuresVisits && (
        <Text>
          En algunas visitas tu navegador nos dice cuánto tardó la página en abrir y en responder, en cuál
          empezaste, si ya habías venido, si tu conexión es lenta y si fue en teléfono o computadora. Solo lo
          sumamos: no guardamos quién eres ni de dónde nos visitas.
        </Text>
      )}
    </Section>
    <Section title="Para qué los usamos">
      <ul>
        <li>Preparar tu pedido, llevarlo a tu puerta y cobrarlo.</li>
        <li>Avisarte cómo va y llamarte si algo pasa.</li>
        <li>Confirmar que el teléfono es tuyo y evitar pedidos falsos.</li>
        <li>Llevar las cuentas de la tienda.</li>
      </ul>
      <Text>No los usamos para publicidad, no los vendemos y no los rentamos.</Text>
    </Section>
    <Section title="Quién más los ve">
      <ul>
        <li>
          Google: tu teléfono, para mandarte el código. Antes, su servicio reCAPTCHA revisa que no seas un
          programa: ve tu dirección de internet (IP), datos de tu navegador y cómo usas esa página.
        </li>
        <li>
          Google Maps: lo que buscas en el mapa, el punto que marcas y tu dirección de internet (IP). El
          personal también abre ahí tu dirección para llevarte el pedido, y la busca si pides por teléfono.
        </li>
        <li>
          WhatsApp: al pedir, abrimos WhatsApp con un mensaje ya escrito para la tienda: tu pedido, tu nombre
          si lo das, tu dirección y tu teléfono. Va en la dirección de la página que se abre, así que WhatsApp
          la recibe aunque no lo envíes. La tienda solo recibe el mensaje si tú lo envías.
        </li>
        <li>
          El servicio donde están las fotos del menú: la dirección de internet (IP) desde la que las ves, no
          tus pedidos.
        </li>
        <li>
          El servicio de avisos de tu navegador (Google, Apple o Mozilla): el aviso va cifrado y no lo puede
          leer.
        </li>
        <li>El personal de la tienda y quien te lleva el pedido, para entregarlo.</li>
        <li>Las autoridades, cuando la ley obliga.</li>
      </ul>
    </Section>
    <Section title="Cuánto tiempo">
      <ul>
        <li>
          Tus datos de entrega: mientras los necesitamos para atenderte y responder por tus pedidos. Se borran
          antes si lo pides, o solos a los dos años, si la tienda no fijó otro plazo.
        </li>
        <li>
          El identificador de tus avisos: hasta que los quitas, o 90 días después de que tu navegador lo
          renovó por última vez.
        </li>
        <li>
          Si pides sin código, una huella de tu dirección de internet (IP), para frenar pedidos falsos: una
          hora, y a lo más dos.
        </li>
        <li>Los respaldos que ya existían: hasta que la tienda los reemplaza.</li>
      </ul>
      <Text>
        Después queda solo lo que se vendió y en cuánto, sin tu teléfono, tu dirección, tu nombre ni tu nota.
      </Text>
    </Section>
  </>
);
