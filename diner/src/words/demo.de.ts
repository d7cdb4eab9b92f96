export { default as demo } from './demo/de.json';
