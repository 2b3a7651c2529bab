import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; state?: unknown };

function PlainLink({ to, state: _onlyForRouters, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export type LinkProviderProps = { link: ComponentType<LinkProps>; children: ReactNode };

/** Tells every component which link to draw: the app passes its router's, once, at the root. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/**
 * The app's own link; a plain `<a href>` where no provider stands above.
 *
 * For words within text. What looks like a button is a `ButtonLink`.
 */
export function Link(props: LinkProps) {
  const Anchor = use(LinkContext);
  return <Anchor {...props} />;
}
