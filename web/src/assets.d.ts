declare module '*.wasm?url' {
  const address: string;
  export default address;
}
declare module '*.foxnet?url' {
  const address: string;
  export default address;
}
