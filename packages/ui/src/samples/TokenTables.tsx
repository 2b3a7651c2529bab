import { type CSSProperties, type ReactNode, useState } from 'react';
import css from '../tokens.css?raw';
import styles from './TokenTables.module.css';
import { contrast, pairs, type Token, tokenGroups } from './tokenList.ts';

/** For the page of tokens: made of `tokens.css` itself, so that none is missing. */

const groups = tokenGroups(css);
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

export const TokenTables = () => (
  <div className={styles.root}>
    {groups.map(({ title, tokens }) => (
      <section key={title}>
        <h3>{title[0]?.toUpperCase() + title.slice(1)}</h3>
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">Token</th>
                <th scope="col">Light</th>
                <th scope="col">Dark</th>
              </tr>
            </thead>
            <tbody>
              {tokens.map((token) => (
                <tr key={token.name}>
                  <th scope="row">
                    <Copy text={`var(${token.name})`}>{token.name}</Copy>
                  </th>
                  {token.light === token.dark && !isColour.test(token.light) ? (
                    <td colSpan={2}>
                      <Value token={token} theme="light" />
                    </td>
                  ) : (
                    themes.map((theme) => (
                      <td key={theme}>
                        <Value token={token} theme={theme} />
                      </td>
                    ))
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    ))}
  </div>
);

function Value({ token, theme }: { token: Token; theme: Theme }) {
  return (
    <div className={styles.value}>
      <Sample token={token} theme={theme} />
      <Copy text={token[theme]}>{token[theme]}</Copy>
    </div>
  );
}

const isColour = /^(#|rgb|linear)/;

/** A colour, length, corner, shadow or letter as it looks; nothing for a duration or a number. */
function Sample({ token, theme }: { token: Token; theme: Theme }) {
  const { name } = token;
  // A build resolves `light-dark()` for the whole page: the samples of a theme have its values themselves.
  const value = token[theme];
  const drawn = (style: CSSProperties, children?: ReactNode) => (
    <span
      className={styles.stage}
      style={{ color: tokenValue('--text', theme), background: tokenValue('--page', theme) }}
    >
      <span style={style}>{children}</span>
    </span>
  );
  const box: CSSProperties = {
    display: 'block',
    inlineSize: 56,
    blockSize: 40,
    background: tokenValue('--brand', theme),
  };
  if (isColour.test(value)) return drawn({ ...box, background: value, borderRadius: 8 });
  if (name === '--shadow') {
    return drawn({
      ...box,
      background: tokenValue('--surface', theme),
      boxShadow: value,
      borderRadius: 12,
    });
  }
  if (/^--radius/.test(name)) return drawn({ ...box, borderRadius: value });
  if (/^--(display|body)$/.test(name)) return drawn({ fontFamily: value, fontSize: 20 }, 'Crepas de fresa');
  if (/^--text-(\d+|numeral|sum)$/.test(name)) {
    return drawn({ fontSize: `var(${name})`, lineHeight: 1 }, '$89.00');
  }
  if (/^--(regular|medium|strong)$/.test(name)) return drawn({ fontWeight: value }, 'Crepas de fresa');
  if (/^--(space|target|icon|mark|border)/.test(name)) return drawn({ ...box, inlineSize: value });
  return null;
}

/** Copies its text, and says so until the pointer or the focus leaves. */
function Copy({ text, children }: { text: string; children: ReactNode }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      title={`Copy ${text}`}
      className={styles.copy}
      onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
      onBlur={() => setCopied(false)}
      onPointerLeave={() => setCopied(false)}
    >
      <code>{children}</code>
      <span role="status" className={styles.copied}>
        {isCopied && 'Copied'}
      </span>
    </button>
  );
}

const tokenValue = (name: string, theme: Theme): string =>
  groups.flatMap(({ tokens }) => tokens).find((token) => token.name === name)?.[theme] ?? '';

/** Computed from the values; `tokenList.test.ts` holds the least figures. */
export const ContrastTable = () => (
  <div className={`${styles.root} ${styles.scroll}`}>
    <table>
      <thead>
        <tr>
          <th scope="col">Colour</th>
          <th scope="col">On</th>
          <th scope="col">At least</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs.flatMap(({ front, backs, least }) =>
          backs.map((back) => (
            <tr key={`${front} ${back}`}>
              <th scope="row">
                <code>{front}</code>
              </th>
              <td>
                <code>{back}</code>
              </td>
              <td>{`${least}:1`}</td>
              {themes.map((theme) => (
                <td key={theme}>
                  <span
                    className={styles.pair}
                    style={{ color: tokenValue(front, theme), background: tokenValue(back, theme) }}
                  >
                    {contrast(tokenValue(front, theme), tokenValue(back, theme)).toFixed(1)}
                  </span>
                </td>
              ))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  </div>
);
