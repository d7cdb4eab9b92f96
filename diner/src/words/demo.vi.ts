export { default as demo } from './demo/vi.json';
