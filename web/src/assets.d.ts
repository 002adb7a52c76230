declare module '#module?url' {
  const address: string;
  export default address;
}
declare module '*.foxnet?url' {
  const address: string;
  export default address;
}
/** How many bytes they are. */
declare module '*.foxnet?size' {
  const bytes: number;
  export default bytes;
}
