/** What is wrong with the owner's change. The sentence names the field too. */
export type ShopFault = {
  /** The wire name with the index in a list: `horario.2`, `responsable.correo`. */
  readonly field: string;
  readonly text: string;
};
