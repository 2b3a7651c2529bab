import { Section, Text } from '@crepas/ui';

type OwnRightsProps = {
  /** Of the person who answers; empty when unknown. */
  readonly email: string;
};

export const OwnRights = ({ email }: OwnRightsProps) => (
  <Section title="Cómo decides sobre tus datos">
    <Text>Puedes pedir en cualquier momento:</Text>
    <ul>
      <li>Acceso: una copia de lo que guardamos de ti.</li>
      <li>Rectificación: que corrijamos lo que está mal.</li>
      <li>Cancelación: que borremos tus datos.</li>
      <li>Oposición: que dejemos de usarlos para algo, o que limitemos su uso.</li>
    </ul>
    <Text>
      {email === '' ? (
        'Pídelo por teléfono o WhatsApp '
      ) : (
        <>
          Escribe a <a href={`mailto:${email}`}>{email}</a> o pídelo por WhatsApp{' '}
        </>
      )}
      desde el número con el que compras: así sabemos que los datos son tuyos. Dinos qué quieres y de qué
      datos. Te respondemos en 20 días hábiles como máximo y, si procede, lo hacemos en los 15 siguientes. No
      cuesta nada.
    </Text>
    <Text>
      Si tienes un pedido en camino, espera a recibirlo: sin tus datos no podemos entregarlo. Si crees que no
      te atendimos bien, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno.
    </Text>
  </Section>
);
