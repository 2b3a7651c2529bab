/** `5512345678` → `55 1234 5678` */
export const phoneText = (phone: string): string => phone.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3');
