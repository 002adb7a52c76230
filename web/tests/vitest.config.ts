// The WebAssembly engine beside the native one: ./do test wasm
export default { test: { environment: 'node', include: ['native.test.ts'], testTimeout: 300_000 } };
