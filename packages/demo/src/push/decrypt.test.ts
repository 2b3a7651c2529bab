import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { decrypt } from './decrypt.ts';

/** The example of RFC 8291, section 5. */
const privateKey = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';
const auth = 'BTBZMqHH6r4Tts7J_aSIgg';
const body =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

const bytes = (text: string) => Buffer.from(text, 'base64url');
const device = createECDH('prime256v1');
device.setPrivateKey(bytes(privateKey));

it('decrypts the example of RFC 8291', () => {
  expect(decrypt(bytes(body), device, bytes(auth))).toBe('When I grow up, I want to be a watermelon');
});

it('refuses a message for another device, and a changed one', () => {
  expect(() => decrypt(bytes(body), device, Buffer.alloc(16))).toThrow();
  const changed = bytes(body);
  changed.writeUInt8(changed.readUInt8(100) ^ 1, 100);
  expect(() => decrypt(changed, device, bytes(auth))).toThrow();
});
