import {
  maxTransferLengths,
  type TransferAccount,
  type TransferFault,
  toLine,
  transferFaults,
  withoutSeparators,
} from '@crepas/domain';

export const noAccount: TransferAccount = { bank: '', clabe: '', holder: '' };

/** As it is sent; null when all parts are empty. */
export function transferOf({ bank, clabe, holder }: TransferAccount): TransferAccount | null {
  const typed = { bank: toLine(bank), clabe: withoutSeparators(clabe), holder: toLine(holder) };
  return Object.values(typed).every((part) => part === '') ? null : typed;
}

/** Messages by field: `transfer clabe`. */
export const transferErrors = (account: TransferAccount): Readonly<Record<string, string>> =>
  Object.fromEntries(
    transferFaults(account).map((fault) => [`transfer ${fault.part}`, transferFaultCopy(fault)]),
  );

function transferFaultCopy({ part, code }: TransferFault): string {
  if (part === 'clabe')
    return code === 'missing' ? 'Escribe la CLABE' : 'No es una CLABE: revisa los 18 dígitos';
  switch (code) {
    case 'missing':
      return part === 'bank' ? 'Escribe el banco' : 'Escribe a nombre de quién está';
    case 'tooLong':
      return `Caben ${maxTransferLengths[part]} caracteres`;
    case 'malformed':
      return 'Lleva un carácter que no se puede imprimir';
  }
}
