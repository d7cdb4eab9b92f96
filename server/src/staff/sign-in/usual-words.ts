/** Words people here take for passwords first, folded; those of one line are of one kind. */
export const USUAL_WORDS: readonly string[] = [
  'matkhau matma baomat dangnhap taikhoan quantri admin administrator quanly nhanvien thungan chuquan test demo',
  'nhahang quanan quan bep bepnha bepchinh phucvu order banhang cuahang tiemcom',
  'com comtam comga comsuon pho phobo phoga bunbo buncha bunrieu bundau banhmi banhcuon banhxeo goicuon chagio',
  'trasua caphe cafe nuocmam lau launuong haisan che chebuoi hutieu mienga xoi xoiga bokho cari',
  'hoangsa truongsa vietnam saigon hanoi hochiminh tphcm danang haiphong cantho hue nhatrang dalat vungtau phuquoc',
  'quynhon hoian halong sapa bienhoa binhduong dongnai longan tiengiang bentre camau kiengiang angiang nghean',
  'thanhhoa quangninh bacninh namdinh thaibinh haiduong quangnam quangngai binhdinh khanhhoa lamdong thaodien',
  'nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly truong dinh mai',
  'van thi minh anh duc huu ngoc thanh quoc xuan thu hong kim bao gia hai long nam son tung tuan dung hung cuong',
  'hoa lan huong linh trang thao phuong nga mai hanh thuy yen nhung ha ngan my tam hien dao daohoa hoadao',
  'anhyeuem emyeuanh yeuem yeuanh iloveyou conyeume tinhyeu matkhaucuatoi khongbiet hoilamgi',
  'passwort kennwort geheim hallo restaurant kueche kellner berlin hamburg muenchen koeln frankfurt',
].flatMap((kind) => kind.split(' '));
