/** One sample in the text format of Prometheus. */
export type Line = string;

export function line(name: string, value: number, labels: Readonly<Record<string, string>> = {}): Line {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const types = [
  '# TYPE http_requests_total counter',
  '# TYPE http_requests_open gauge',
  '# TYPE http_request_duration_seconds histogram',
  '# TYPE event_loop_delay_seconds gauge',
  '# TYPE pages_rendered_total counter',
  '# TYPE page_failures_total counter',
  '# TYPE web_vitals histogram',
  '# TYPE visits_p75 gauge',
  '# TYPE database_write_failures_total counter',
  '# TYPE database_writes_failing gauge',
  '# TYPE clock_ahead_seconds gauge',
  '# TYPE backup_scheduled gauge',
  '# TYPE backup_last_success_timestamp_seconds gauge',
  '# TYPE backup_last_size_bytes gauge',
  '# TYPE backup_last_failure_timestamp_seconds gauge',
  '# TYPE backup_last_check_timestamp_seconds gauge',
  '# TYPE backup_check_failed gauge',
  '# TYPE backup_copied_timestamp_seconds gauge',
  '# TYPE backup_copy_failure_timestamp_seconds gauge',
  '# TYPE process_cpu_seconds_total counter',
  '# TYPE process_resident_memory_bytes gauge',
];

/** The whole answer: the samples of each family follow its type line. */
export function exposition(lines: readonly Line[]): string {
  const groups = types.map((type) => {
    const family = type.split(' ')[2] ?? '';
    return [type, ...lines.filter((sample) => sample.startsWith(family))];
  });
  return `${groups.flat().join('\n')}\n`;
}
