/** px of the longer side: what the server keeps [OR126] */
const SIDE = 1_600;

/** A photo as it is sent: no larger than the server keeps it, where this browser can draw it; else as it is. */
async function smaller(photo: Blob): Promise<Blob> {
  try {
    const drawn = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const scale = Math.min(1, SIDE / Math.max(drawn.width, drawn.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(drawn.width * scale);
    canvas.height = Math.round(drawn.height * scale);
    canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
    drawn.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
    return blob && blob.size < photo.size ? blob : photo;
  } catch {
    return photo;
  }
}

/** A photo in base64. */
export async function photoText(photo: Blob): Promise<string> {
  const sent = await smaller(photo);
  const address = await new Promise<string>((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(sent);
  });
  return address.slice(address.indexOf(',') + 1);
}
