import { batters, browning } from '../crepe/tone.ts';
import { made } from '../drawing/materials.ts';
import { linear, painted } from '../drawing/paint.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { clipped, group, line, path, repeat } from '../drawing/svg.ts';

/** A slice of the cake of a thousand crepes, around the origin, 620 wide. */
export function crepeCake(cream = '#fff3da'): string {
  const height = 210;
  const tops = 'M-300 60C-120 -40 90 -150 210 -186C270 -176 320 -120 330 -60C180 -10 -110 60 -300 60Z';
  const side = `M-300 60C-110 60 180 -10 330 -60V${height - 60}C180 ${height - 10} -110 ${height + 60} -300 ${height + 60}Z`;
  const ground = `M-300 ${height + 60}C-110 ${height + 60} 180 ${height - 10} 330 ${height - 60}L210 20L-280 200Z`;
  const layers = repeat(12, (index) => {
    const y = (index + 0.5) * (height / 12);
    const sag = [3, -4, 5, -2][index % 4] ?? 0;
    const d = `M-306 ${60 + y}C-110 ${60 + y + sag} 180 ${-10 + y - sag} 336 ${-60 + y}`;
    return line(d, index % 3 ? '#eab25c' : '#dd9c45', 9.5);
  });
  return (
    shadowOf(ground, 26, 0.6) +
    group(made('melted'), path(side, { fill: cream })) +
    clipped(side, group(made('berry'), layers)) +
    clipped(
      side,
      painted(
        side,
        linear([0, 0], [1, 0.2], [0, '#7a3a10', 0.28], [0.3, '#ffffff', 0.1], [1, '#7a3a10', 0.3]),
      ),
    ) +
    group(made('crepe-2'), path(tops, { fill: batters.golden.face }), clipped(tops, browning(tops)))
  );
}
