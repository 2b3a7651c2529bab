import { Area, Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import styles from './Report.module.css';

export type ChartPoint = {
  readonly label: string;
  readonly value: number;
  /** The value of the period before; null where that period has no such day. */
  readonly before?: number | null;
};

export type BarsChartProps = {
  /** Read by screen readers: what the chart is. */
  readonly title: string;
  readonly points: readonly ChartPoint[];
  readonly valueName: string;
  readonly beforeName?: string;
  readonly format: (value: number) => string;
  /** For the axis, where room is small. */
  readonly shortFormat: (value: number) => string;
  /** Many points are an area, as bars would be thinner than a pixel. */
  readonly asArea?: boolean;
};

const tick = { fill: 'var(--text-secondary)', fontSize: 12 };

/** Arrow keys walk through the points, and the tooltip is announced (Recharts' accessibility layer). */
export function BarsChart(props: BarsChartProps) {
  const { title, points, valueName, beforeName, format, shortFormat, asArea = false } = props;
  // Recharts divides an axis without a height into five steps: each would read «$0».
  const isFlat = points.every(({ value, before }) => value === 0 && !before);
  return (
    <div className={styles.chart}>
      <ComposedChart
        responsive
        title={title}
        data={[...points]}
        margin={{ top: 8, right: 24, bottom: 0, left: 0 }}
        style={{ width: '100%', height: '100%' }}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="label" tick={tick} stroke="var(--line-strong)" minTickGap={16} tickLine={false} />
        <YAxis
          tick={tick}
          stroke="var(--line)"
          width={44}
          tickFormatter={shortFormat}
          tickLine={false}
          {...(isFlat && { ticks: [0] })}
        />
        <Tooltip
          formatter={(value) => format(Number(value))}
          cursor={{ fill: 'var(--surface-sunken)' }}
          contentStyle={{ background: 'var(--surface)', borderColor: 'var(--line)', color: 'var(--text)' }}
          itemStyle={{ color: 'var(--text)' }}
          isAnimationActive={false}
        />
        {asArea ? (
          <Area
            dataKey="value"
            name={valueName}
            fill="var(--brand)"
            stroke="var(--brand)"
            isAnimationActive={false}
          />
        ) : (
          <Bar
            dataKey="value"
            name={valueName}
            fill="var(--brand)"
            radius={[4, 4, 0, 0]}
            maxBarSize={48}
            isAnimationActive={false}
          />
        )}
        {beforeName !== undefined && (
          <Line
            dataKey="before"
            name={beforeName}
            stroke="var(--action)"
            strokeDasharray="4 4"
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        )}
      </ComposedChart>
    </div>
  );
}
