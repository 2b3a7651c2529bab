/** A random UUID (version 4). `crypto.randomUUID` exists only in secure contexts, and a demo may run without TLS. */
export const newUuid = (): string =>
  'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replaceAll(/[xy]/g, (place) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // `y` holds the variant: 8, 9, a or b.
    return (place === 'x' ? byte % 16 : 8 + (byte % 4)).toString(16);
  });
