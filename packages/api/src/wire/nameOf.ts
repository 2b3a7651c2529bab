/** The name of a domain value on the wire. A table that lacks a value does not compile. */
export const nameOf = <Names extends Readonly<Record<string, unknown>>>(
  names: Names,
  value: Names[keyof Names],
): keyof Names & string => Object.keys(names).find((name) => names[name] === value) as keyof Names & string;
