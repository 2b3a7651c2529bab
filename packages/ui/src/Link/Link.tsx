import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the app, or any URL. */
  to: string;
  /** Kept in the history entry by routers; a plain link ignores it. */
  state?: unknown;
};

function PlainLink({ to, state: _onlyForRouters, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export type LinkProviderProps = {
  /** The link of the app's router. */
  link: ComponentType<LinkProps>;
  /** The whole app. */
  children: ReactNode;
};

/** Sets the link component of all components: the app passes its router's link once, at the root. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/**
 * The app's router link; a plain `<a href>` without a provider.
 *
 * For links inside text. A link that looks like a button is a `ButtonLink`.
 */
export function Link(props: LinkProps) {
  const Anchor = use(LinkContext);
  return <Anchor {...props} />;
}
