/** `@crepas/domain/testing`: builders of products, carts and addresses for the tests of other packages. */
export * from './build.ts';
