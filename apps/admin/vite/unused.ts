/** In the place of modules that no browser needs. */
export {};
