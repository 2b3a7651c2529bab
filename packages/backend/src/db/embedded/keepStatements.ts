import { type PGlite, parse, protocol } from '@electric-sql/pglite';

type KeptStatement = { readonly name: string; readonly parameterTypes: readonly number[] };

/**
 * Named statements, which PGlite's own `query` does not know: it sends each text in six messages and has it parsed and planned
 * anew. Here a known one is one message, for a third of the processor time. One statement runs at a time.
 */
export function keepStatements(pglite: PGlite) {
  const { serialize } = protocol;
  const known = new Map<string, KeptStatement>();

  const send = (...messages: readonly Uint8Array[]) =>
    pglite.runExclusive(() => pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()])));

  async function keep(text: string): Promise<KeptStatement> {
    const name = `kept_${known.size}`;
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const kept = { name, parameterTypes: parse.parseDescribeStatementResults(described) };
    known.set(text, kept);
    return kept;
  }

  return {
    async run(text: string, params: readonly unknown[], rowMode: 'array' | 'object') {
      const { name, parameterTypes } = known.get(text) ?? (await keep(text));
      const values = params.map((param, index) => {
        if (param === null || param === undefined) return null;
        const write = pglite.serializers[parameterTypes[index] ?? 0] ?? String;
        return write(param);
      });
      const answers = await send(
        serialize.bind({ statement: name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
      );
      const [result] = parse.parseResults(answers, pglite.parsers, { rowMode });
      return result ?? { rows: [], affectedRows: 0 };
    },
    /** After DISCARD ALL. */
    forget: () => known.clear(),
  };
}
