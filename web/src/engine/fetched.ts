/** A file of the app that could not be fetched. */
export class Unreachable extends Error {}

export async function fetched(address: string): Promise<ArrayBuffer> {
  try {
    const response = await fetch(address);
    if (response.ok) return await response.arrayBuffer();
  } catch (error) {
    throw new Unreachable(`${address} could not be loaded`, { cause: error });
  }
  throw new Unreachable(`${address} could not be loaded`);
}
