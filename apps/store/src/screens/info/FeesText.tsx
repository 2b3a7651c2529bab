import type { FeeSettings } from '@crepas/domain';
import { Text } from '@crepas/ui';
import { deliveryCopy, termsCopy } from '../../copy/fees.ts';

export function FeesText({ fees }: { readonly fees: FeeSettings }) {
  const { feeZones, feeWithoutPin } = fees;
  if (deliveryCopy(fees) === null) return <Text>Precios en pesos, IVA incluido. El envío es gratis.</Text>;
  return (
    <>
      <Text>Precios en pesos, IVA incluido.</Text>
      {feeZones.map((zone) => (
        <Text key={zone.name}>
          <strong>{zone.name}:</strong> {termsCopy(zone)}.
        </Text>
      ))}
      {feeWithoutPin && (
        <Text>
          <strong>{feeZones.length > 0 ? 'Otras direcciones' : 'A tu dirección'}:</strong>{' '}
          {termsCopy(feeWithoutPin)}.
        </Text>
      )}
    </>
  );
}
