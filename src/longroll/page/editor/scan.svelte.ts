/** A picture of the printed map, from a file of the reader. It stays in this page: only an address of this browser is made for it. */

import type { Scan } from "./system.ts";

const USUAL = { opacity: 0.6, x: 0, y: 0, scale: 1 };

export class ScanState {
  scan = $state.raw<Scan | null>(null);
  /** Does a drag move the picture instead of the map? */
  moving = $state(false);

  /** False: the file is no picture that this browser can show; then all stays as it was. */
  async open(file: Blob): Promise<boolean> {
    const address = URL.createObjectURL(file);
    if (!(await isPicture(address))) {
      URL.revokeObjectURL(address);
      return false;
    }
    this.close();
    this.scan = { ...USUAL, address };
    this.moving = true;
    return true;
  }

  set(change: Partial<Omit<Scan, "address">>): void {
    if (this.scan) this.scan = { ...this.scan, ...change };
  }

  /** By so many pixels of a map that is drawn k times as large. */
  drag(dx: number, dy: number, k: number): void {
    if (this.scan) this.set({ x: this.scan.x + dx / k, y: this.scan.y + dy / k });
  }

  close(): void {
    if (this.scan) URL.revokeObjectURL(this.scan.address);
    this.scan = null;
    this.moving = false;
  }
}

async function isPicture(address: string): Promise<boolean> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => true,
    () => false,
  );
}
