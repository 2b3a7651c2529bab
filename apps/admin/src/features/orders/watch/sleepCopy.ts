/** @param sleptMs at least two minutes */
export function sleepCopy(sleptMs: number): string {
  const minutes = Math.round(sleptMs / 60_000);
  const duration = minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `La tableta estuvo dormida ${duration}: revisa los pedidos que llegaron.`;
}
