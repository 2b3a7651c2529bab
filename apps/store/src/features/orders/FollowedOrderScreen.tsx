import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useFollowed } from './followed.ts';
import { OrderPage } from './OrderDetailsScreen.tsx';

/** The order of a follow link: for a customer whose phone is not proven (decision T1). */
export function FollowedOrderScreen() {
  const { token = '' } = useParams();
  useEffect(() => {
    useFollowed.setState({ shown: token });
    return () => useFollowed.setState({ shown: null });
  }, [token]);
  return <OrderPage of={token} />;
}
