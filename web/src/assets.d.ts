declare module '*.wasm?url' {
  const address: string;
  export default address;
}
declare module '*.foxnet?url' {
  const address: string;
  export default address;
}
/** The sizes of the weights in bytes, by game. */
declare const __WEIGHTS__: Record<'ganz-schon-clever' | 'doppelt-so-clever' | 'clever-hoch-drei', number>;
