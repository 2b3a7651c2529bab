import { type ConfirmationWay, moneyText, parsePhone } from '@crepas/domain';
import { Button, Card, ChatIcon, PhoneIcon, Text } from '@crepas/ui';
import { useEffect, useState } from 'react';
import { useCart } from '../../shared/cart/cart.ts';
import { ShopContact } from '../../shared/layout/ShopContact.tsx';
import { useGoTo } from '../../shared/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { useKnownShop } from '../../shared/shop/shopNow.ts';
import { useShopWords } from '../../shared/shop/shopWords.ts';
import { useAddress, useIsPickup } from '../address/index.ts';
import { CheckoutResult, prefetchPlacing } from './CheckoutResult.tsx';
import { useWithoutCode } from './checkoutStatus.ts';
import { useCartChanges } from './useCartChanges.ts';
import { useCheckout } from './useCheckout.ts';
import styles from './WithoutCode.module.css';

type Props = {
  /** As it was typed. */
  readonly phone: string;
  readonly onWrongPhone: (sentence: string) => void;
};

/** The other way when no code comes. Empty where the shop does not take it, and without an order to place. */
export function WithoutCode(props: Props) {
  const isTaken = useKnownShop()?.shop.takesWithoutCode ?? false;
  const hasCart = useCart(({ cart }) => cart.length > 0);
  const isPickup = useIsPickup();
  const hasAddress = useAddress(({ saved }) => saved !== null) || isPickup;
  return isTaken && hasCart && hasAddress ? <Offer {...props} /> : null;
}

/** The order is placed as any other, by the checkout; then a person of the shop calls (decision T1). */
function Offer({ phone, onWrongPhone }: Props) {
  const goTo = useGoTo();
  const checkout = useCheckout();
  const { total } = useCartChanges();
  const { whatsApp } = useShopWords();
  const [way, setWay] = useState<ConfirmationWay>('call');
  const isSending = checkout.status.kind === 'sending';
  useEffect(() => {
    prefetchPlacing();
    return () => useWithoutCode.setState({ refusal: null });
  }, []);

  function order(chosen: ConfirmationWay) {
    const number = parsePhone(phone);
    if (number === null) return onWrongPhone('Escribe los 10 dígitos del teléfono al que te llamamos.');
    const { details, saveDetails } = useAddress.getState();
    if (details?.phoneNumber !== number) {
      saveDetails({ houseNumber: '', reference: '', ...details, phoneNumber: number, phoneVerified: false });
    }
    useWithoutCode.setState({ refusal: null });
    setWay(chosen);
    void checkout.finish(chosen);
  }

  return (
    <div className={styles.root}>
      {/* An unconfirmed order is sent again or discarded first, or there might be two. */}
      {!checkout.unconfirmed && (
        <Card aria-labelledby="without-code" className={styles.offer}>
          <h2 id="without-code">¿No te llegó el código?</h2>
          <Text>{`Pide sin él: recibimos tu pedido de ${moneyText(total)} y la tienda lo prepara cuando lo confirma contigo.`}</Text>
          <Button
            kind="secondary"
            wide
            busy={isSending && way === 'call'}
            disabled={isSending && way !== 'call'}
            onClick={() => order('call')}
          >
            <PhoneIcon />
            Que me llamen
          </Button>
          {whatsApp !== '' && (
            <Button
              kind="secondary"
              wide
              busy={isSending && way === 'whatsApp'}
              disabled={isSending && way !== 'whatsApp'}
              onClick={() => order('whatsApp')}
            >
              <ChatIcon />
              Pedir por WhatsApp
            </Button>
          )}
          <Refusal />
        </Card>
      )}
      <CheckoutResult
        checkout={{
          ...checkout,
          finish: () => checkout.finish(way),
          dismiss: () => {
            checkout.dismiss();
            goTo(paths.cart);
          },
        }}
      />
    </div>
  );
}

/** The phone's own refusal stands beside its field. */
function Refusal() {
  const refusal = useWithoutCode((state) => state.refusal);
  const { whatsApp } = useShopWords();
  const ownPhone = useKnownShop()?.shop.responsible?.phone ?? '';
  if (refusal === null || refusal.kind === 'phoneHasOne') return null;
  const { phone, whatsApp: number } = (refusal.kind === 'tooMany' && refusal.contact) || {
    whatsApp,
    phone: ownPhone,
  };
  return (
    <div role="alert" className={styles.refusal}>
      <Text>{refusal.sentence}</Text>
      <ShopContact
        phone={phone}
        whatsApp={number}
        text="Hola, quiero hacer un pedido y no me llega el código."
      />
    </div>
  );
}
