/** «Código CREPA10» */
export const codeLabel = (name: string): string => `Código ${name}`;
