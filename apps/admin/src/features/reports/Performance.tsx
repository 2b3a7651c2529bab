import { goodUpTo, isGood, type Vital, type VitalFigure, vitals, vitalText } from '@crepas/domain';
import { Card } from '@crepas/ui';
import styles from './Report.module.css';
import { ReportTable } from './ReportTable.tsx';
import { useVitals } from './report.ts';

const vitalCopy: Readonly<Record<Vital, string>> = {
  lcp: 'Se ve lo principal (LCP)',
  inp: 'Responde a un toque (INP)',
  cls: 'Se mueve lo que se lee (CLS)',
  fcp: 'Aparece algo (FCP)',
  ttfb: 'Contesta el servidor (TTFB)',
};

/** «Rendimiento»: how fast the store was for real visits. */
export function Performance() {
  const { data, isError } = useVitals();
  if (!data) return isError ? <p className={styles.note}>No pudimos leer el rendimiento.</p> : null;
  const textOf = (vital: Vital, device: VitalFigure['device']) => {
    const p75 = data.find((figure) => figure.vital === vital && figure.device === device)?.p75 ?? null;
    if (p75 === null) return '–';
    return `${vitalText(vital, p75)}${isGood(vital, p75) ? '' : ' · lento'}`;
  };
  const isKnown = data.some(({ p75 }) => p75 !== null);
  const isPartial = data.some(({ p75 }) => p75 === null);
  return (
    <Card className={`${styles.part} ${styles.performance}`}>
      <h2 className={styles.title}>Rendimiento</h2>
      <p>{sentenceOf(data)}</p>
      {isKnown && (
        <ReportTable
          caption="Rendimiento de la página"
          columns={['Medida', 'Teléfono', 'Computadora', 'Bueno']}
          rows={vitals.map((vital) => ({
            key: vital,
            name: vitalCopy[vital],
            cells: [textOf(vital, 'phone'), textOf(vital, 'desk'), vitalText(vital, goodUpTo[vital])],
          }))}
        />
      )}
      {isKnown && (
        <p className={styles.note}>
          {`3 de cada 4 visitas de los últimos 28 días lo sintieron así o mejor.${isPartial ? ' –: pocas visitas aún.' : ''}`}
        </p>
      )}
    </Card>
  );
}

function sentenceOf(figures: readonly VitalFigure[]): string {
  const known = figures.filter(({ p75 }) => p75 !== null);
  if (known.length === 0) return 'Pocas visitas aún.';
  return known.every(({ vital, p75 }) => p75 === null || isGood(vital, p75))
    ? 'Tu tienda va rápido para tus clientes.'
    : 'Algo va lento para tus clientes.';
}
